"""Stands for the package that builds zxing-cpp's module for Python, which set-up doesn't need."""
