// The loaded images, which code that imports os asks for beside it.
// Apple: "Dynamic Loader", dyld(3).
internal import COSNames

/// How many images are loaded: the program and its shared libraries.
public func _dyld_image_count() -> UInt32 { vitrine_image_count() }

/// The path of an image, nil behind the last.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? { vitrine_image_name(image_index) }

/// Where an image begins in memory, nil behind the last. Differs from Apple: an ELF header is there, so the pointer has no type.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafeRawPointer? { vitrine_image_begin(image_index) }
