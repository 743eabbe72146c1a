// The meaning of a text, for filling it in.
// Apple: "UITextContentType".
import Foundation

/// The semantic meaning of a text. Stored for the app and for tests; nothing is filled in automatically.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a content type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A prefix of a name, such as a title.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix of a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location.
    public static let location = UITextContentType(rawValue: "location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A sublocality, such as a district of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The expiration date of a credit card.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The type of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// A user name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A shipment tracking number.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// A flight number.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A date, a time, or both.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}
