// The functions that look a text up.
// Apple: "NSLocalizedString", "Bundle", localizedString(forKey:value:table:).
import Foundation

// Foundation on Linux has one function with default arguments. These have none, so they win beside it.

/// The text of a key in the main bundle's table Localizable.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Localization.string(forKey: key, value: nil, table: nil, bundle: .main)
}

/// The text of a key in the main bundle's table Localizable, or another text where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Localization.string(forKey: key, value: value, table: nil, bundle: .main)
}

/// The text of a key in a table of the main bundle.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Localization.string(forKey: key, value: nil, table: tableName, bundle: .main)
}

/// The text of a key in a table of the main bundle, or another text where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Localization.string(forKey: key, value: value, table: tableName, bundle: .main)
}

/// The text of a key in a bundle's table Localizable.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    Localization.string(forKey: key, value: nil, table: nil, bundle: bundle)
}

/// The text of a key in a bundle's table Localizable, or another text where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    Localization.string(forKey: key, value: value, table: nil, bundle: bundle)
}

/// The text of a key in a bundle's table.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    Localization.string(forKey: key, value: nil, table: tableName, bundle: bundle)
}

/// The text of a key in a bundle's table, or another text where there is none.
///
/// A table that is nil or an optional goes to Foundation's function, unless the app's module has the lines of the guide.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, value: String, comment: String) -> String {
    Localization.string(forKey: key, value: value, table: tableName, bundle: bundle)
}

extension Bundle {
    /// The text of a key in a table, or another text where there is none.
    ///
    /// Where one of both is nil Foundation's method is called, unless the app's module has the lines of the guide.
    public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
        Localization.string(forKey: key, value: value, table: tableName, bundle: self)
    }

    /// The text of a key in the table Localizable, or another text where there is none.
    public func localizedString(forKey key: String, value: String, table tableName: String?) -> String {
        Localization.string(forKey: key, value: value, table: tableName, bundle: self)
    }

    /// The text of a key in a table, or the key.
    public func localizedString(forKey key: String, value: String?, table tableName: String) -> String {
        Localization.string(forKey: key, value: value, table: tableName, bundle: self)
    }
}
