// Everything of os, under the name of the framework.
// Apple: "OSLog".
@_exported import os
