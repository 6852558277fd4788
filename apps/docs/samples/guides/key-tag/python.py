import hashlib


# Pass only the 2,144 bytes of the key, without the seeds that follow it in old 2,208-byte addresses.
def derive_tag(public_key):
    if len(public_key) != 2144:
        raise ValueError("A WOTS+ public key is 2,144 bytes long")
    inner = hashlib.sha3_512(public_key).digest()
    return hashlib.new("ripemd160", inner).hexdigest()


print("0x" + derive_tag(b"\x01" * 2144))
