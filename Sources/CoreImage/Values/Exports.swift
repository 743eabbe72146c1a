// What `import CoreImage` brings along.
// Apple: "Core Image".
@_exported import CoreGraphics
