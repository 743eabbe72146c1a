// A reload comes without the key in the address: this tab may still hold it.
const token = sessionStorage.getItem("token");
if (token) {
  sessionStorage.removeItem("token");
  location.replace("/?token=" + encodeURIComponent(token));
}
