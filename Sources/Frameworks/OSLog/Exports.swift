@_exported public import FoundationCompatibility
@_exported public import os
