"""What is compiled beside gridpick, to be measured with it."""
import os
import subprocess


def compiled(folder, source, *flags):
    """The path of the program that a source of this folder becomes."""
    name, ending = os.path.splitext(source)
    path = os.path.join(folder, name)
    compiler = "c++" if ending == ".cpp" else "cc"
    subprocess.run([compiler, "-o", path, os.path.join(os.path.dirname(__file__), source), *flags], check=True)
    return path
