#pragma once
// There is nothing to call: what links this target has its own threads for tasks.
