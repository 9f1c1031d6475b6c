#!/usr/bin/env python3
"""Verifies docs/api/signature-vectors.json, as a server verifies signed requests.

v1 needs Python 3 only. ed25519 needs the package `cryptography`, or else the command `openssl` of OpenSSL 3. Without
both, the vectors of ed25519 are skipped and counted as skipped. Exits with 1 if a vector is not as expected.
"""
import base64, hashlib, hmac, json, os, re, shutil, subprocess, sys, tempfile

path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "signature-vectors.json")
vectors = json.load(open(path, encoding="utf-8"))
secret = vectors["keys"]["v1"]["secret"].encode()
public = base64.b64decode(vectors["keys"]["ed25519"]["publicKey"])

def ed25519_by_cryptography(text, signature):
    try:
        return Ed25519PublicKey.from_public_bytes(public).verify(signature, text) is None
    except InvalidSignature:
        return False

def ed25519_by_openssl(text, signature):
    with tempfile.TemporaryDirectory() as folder:
        names = [os.path.join(folder, name) for name in ("key", "text", "signature")]
        for name, data in zip(names, (bytes.fromhex("302a300506032b6570032100") + public, text, signature)):
            open(name, "wb").write(data)
        options = ["-pubin", "-keyform", "DER", "-inkey", names[0], "-in", names[1], "-sigfile", names[2]]
        return subprocess.run(["openssl", "pkeyutl", "-verify", "-rawin", *options], capture_output=True).returncode == 0

try:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    verify_ed25519 = ed25519_by_cryptography
except ImportError:
    verify_ed25519 = ed25519_by_openssl if shutil.which("openssl") else None

def is_valid(vector):
    sent = vector["signature"]
    if not re.fullmatch(r"[1-9][0-9]{9,10}", vector["timestamp"]) or abs(int(vector["timestamp"]) - vectors["clock"]) > 300:
        return False
    text = "\n".join(vector[part] for part in ("timestamp", "method", "target", "body")).encode()
    if vector["scheme"] == "v1":
        return hmac.compare_digest(hmac.new(secret, text, hashlib.sha256).hexdigest(), sent)
    if not re.fullmatch(r"[A-Za-z0-9+/]{86}==", sent) or base64.b64encode(base64.b64decode(sent)).decode() != sent:
        return False
    return verify_ed25519(text, base64.b64decode(sent))

skipped = [vector for vector in vectors["vectors"] if vector["scheme"] == "ed25519" and verify_ed25519 is None]
checked = [vector for vector in vectors["vectors"] if vector not in skipped]
wrong = [f"{vector['scheme']}: {vector['name']}" for vector in checked if is_valid(vector) != vector["isValid"]]
print(json.dumps({"checked": len(checked), "skipped": len(skipped), "wrong": wrong}))
sys.exit(1 if wrong else 0)
