# Kinds of the compiler's errors in code that was written for Apple's frameworks.
# No Apple page: this is ours.
import re

OBJECTIVE_C = "about Objective-C"
NAMED = "named by Vitrine"
UIKIT = "missing in UIKit"
FRAMEWORK = "missing framework or package"
FOUNDATION = "missing in Foundation"
FOLLOWS = "follows from a missing name"
UNCLASSIFIED = "unclassified"
KINDS = [OBJECTIVE_C, NAMED, UIKIT, FOUNDATION, FRAMEWORK, FOLLOWS, UNCLASSIFIED]

# A name that the rewriter makes stands in no user's code, so an error that has one is the rewriter's fault.
OBJECTIVE_C_WORDS = re.compile(
    r"@objc|[Oo]bjective-C|'?#selector|#keyPath|@IBOutlet|@IBAction|IBOutlet|IBAction|@NSManaged"
    r"|in extensions? (?:is|are) not supported|cannot be overridden from extension|declarations? in extensions? cannot override"
    r"|'optional' can only|'Selector'|'AnyObject' has no (?:member|subscripts)|_vit|_Vit|DispatchTable|SelectorDispatch|\bKeyed\b|\bObjC"
    # What the compiler says of what Objective-C alone has: observers that override in extensions, classes built from metatypes, init() of
    # any object, optional methods, classes as objects, functions of the runtime, collections by key, pointers to results.
    r"|extensions must not contain stored|with a metatype value must|'required' initializer in non-final class 'NSObject'"
    r"|optional chaining on non-optional value of type '\(|value of optional type 'AnyClass\?'|'UnsafeMutablePointer<AnyObject\?>'"
    r"|cannot find '(?:(?:class|method|objc|object|protocol|ivar|sel|property|imp)_\w+|mutable\w+Value)'")
UI_NAME = re.compile(r"^_?(UI|CA|CG|NSLayout|NSTextAttachment|NSTextStorage|NSTextContainer|NSLayoutManager|NSParagraph|NSMutableParagraph"
                     r"|NSShadow|NSDirectional|NSCollection|NSDiffable|NSStringDrawing|NSUnderline|kCA|kCG|CI|kCI|CT|kCT)[A-Z]\w*")
FOUNDATION_NAME = re.compile(r"^(NS|CF|kCF)[A-Z]\w*|^(autoreleasepool|Timer|Bundle|Notification\w*|UndoManager|FileManager|DateFormatter"
                             r"|NumberFormatter|UserDefaults|URLSession\w*|ProcessInfo|String|URL|Data|IndexPath|Date\w*|Locale|Calendar"
                             r"|RunLoop|Thread|Progress|Operation\w*|os_\w+|Logger|OSLog|arc4random\w*|objc_\w+|Dispatch\w+|Int|Array|HUGE|AutoreleasingUnsafe\w+)$")
FRAMEWORK_NAME = re.compile(
    r"^k?(AV|MK|CL|WK|SF|MF|SK|CN|PH|HK|UN|CK|GK|SCN|AR|MTK|MTL|ML|VN|ST|EK|LA|NE|CB|CS|AB|AS|SL|GL|EAGL|PK|MP|MC|QL|WC|CM|CV|Sec|UT|Audio"
    r"|System|INS?|WG|NW|GC|SCNetwork|ASN|JS|BG)[A-Z]\w*|^(View|State|Binding|ObservedObject|ObservableObject|Published|AnyCancellable"
    r"|PassthroughSubject|CurrentValueSubject|AnyPublisher|Publisher\w*|App|Scene|Color|Text|Image|Font|Environment\w*|StateObject)$")
MISSING = re.compile(r"cannot find (?:type )?'([^']+)'|no type named '([^']+)'|no such module '([^']+)'"
                     r"|unknown attribute '([^']+)'|no macro named '([^']+)'")
MEMBER = re.compile(r"(?:value of type|[Tt]ype|module|instance member.* on type|static member.* of type|property|class|struct|enum) '([^']+)'"
                    r"(?: \(aka '[^']*'\))? has no (?:dynamic )?member '([^']+)'")
OLD = re.compile(r"'([^']+)' (?:has been renamed|is unavailable|is deprecated|was obsoleted)")
FOLLOWING = re.compile(
    r"annotated with '@main'|'some' types|does not override|could not be inferred|unable to infer|without a contextual type|cannot infer|has no member|must be initialized"
    r"|does not conform|cannot convert|'super' |'required'|extra(?:neous)? argument|missing argument|ambiguous|no exact matches"
    r"|expected argument type|non-nominal|cannot be used on|incorrect argument label|cannot be assigned|type of expression|failed to produce"
    r"|not a member type|initializer does not|argument passed to call|non-class type|cannot call value|requires that|initializers?"
    r"|has no initializers|pattern|cannot inherit|cannot specialize|cannot assign|is not convertible|heterogeneous|contextual|trailing closure"
    r"|unwrapped|expression type|cannot subscript|no 'async' operations|operator|'nil'|'weak' may only|cannot use optional chaining")


def missing_name(message: str) -> str | None:
    found = MISSING.search(message)
    return next((name for name in found.groups() if name), None) if found else None


def is_named(message: str) -> bool:
    return bool(re.match(r"U-[A-Z0-9-]+:", message))


def of_name(name: str) -> str | None:
    """The kind of a missing name by Apple's prefixes, None where it is nobody's."""
    first = name.split(".")[0].split("<")[0]
    if UI_NAME.match(first):
        return UIKIT
    if FOUNDATION_NAME.match(first):
        return FOUNDATION
    return FRAMEWORK if FRAMEWORK_NAME.match(first) else None


def headless(texts: list[str], missing: set[str]) -> set[str]:
    """Types of the target below a type that is missing: the compiler knows nothing of what they inherit."""
    heads = [(name, set(re.findall(r"\w+", rest)))
             for text in texts for name, rest in re.findall(r"\b(?:class|protocol|extension)\s+(\w+)[^:{\n]*:([^{]*)\{", text)]
    found: set[str] = set()
    while True:
        more = {name for name, rest in heads if name not in found and rest & (missing | found)}
        if not more:
            return found
        found |= more


def classify(message: str, declared: set[str], lacks_modules: bool, lacks_names: bool, is_headless: bool) -> str:
    """The kind of an error. `declared`: names of types that the target declares; `lacks_modules`: an import of it was blanked;
    `lacks_names`: another error of the target is a name that is missing; `is_headless`: its file has a type below one."""
    if message.startswith("vitrine: "):
        return OBJECTIVE_C
    if is_named(message):
        return NAMED
    # A missing name is said of the name alone: 'Selector' apart, no name tells of the rewriter unless it has the rewriter's prefix.
    name = missing_name(message)
    if OBJECTIVE_C_WORDS.search(message):
        return OBJECTIVE_C
    if name:
        kind = of_name(name)
        if kind:
            return kind
        if is_headless and name[:1].islower():
            return FOLLOWS
        return FRAMEWORK if lacks_modules else UNCLASSIFIED
    if "swift-corelibs-foundation" in message or re.search(r"NS\w+ is unavailable", message):
        return FOUNDATION
    old = OLD.search(message)
    if old and of_name(old.group(1)):
        return of_name(old.group(1))
    member = MEMBER.search(message)
    if member:
        owner = re.sub(r"^(any |some |\[|\()+", "", member.group(1)).rstrip("?]!).Type")
        kind = of_name(owner)
        if kind and owner not in declared:
            return kind
    return FOLLOWS if (lacks_names or lacks_modules) and FOLLOWING.search(message) else UNCLASSIFIED
