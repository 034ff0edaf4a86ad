# Varnish in front of the site, with the module xkey of the package varnish-modules; start it with
# -p http_gzip_support=off, so that it keeps what the servers have compressed. docs/operations.md says why.
vcl 4.1;

import std;
import xkey;

# The load balancer.
backend default {
  .host = "127.0.0.1";
  .port = "8080";
}

# Who may purge.
acl servers {
  "127.0.0.0"/8;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ servers) {
      return (synth(403));
    }
    return (synth(200, "Purged " + xkey.purge(req.http.Surrogate-Key)));
  }
  # One copy a coding.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "\?|^/api/") {
    return (pass);
  }
  # Also with cookies: what depends on them is not kept below.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(
      regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
