#pragma once
// Nothing is called: to be linked is enough.
