ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def crc16(data):
    """CRC-16/XMODEM: polynomial 0x1021, initial value 0."""
    crc = 0
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = ((crc << 1) ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc


def to_base58(address):
    tag = bytes.fromhex(address[2:] if address.startswith("0x") else address)
    if len(tag) != 20:
        raise ValueError("Expected 0x and 40 hex digits")
    data = tag + crc16(tag).to_bytes(2, "little")
    value, text = int.from_bytes(data, "big"), ""
    while value:
        value, digit = divmod(value, 58)
        text = ALPHABET[digit] + text
    return "1" * (len(data) - len(data.lstrip(b"\0"))) + text


def to_hex(text):
    value = 0
    try:
        for letter in text:
            value = value * 58 + ALPHABET.index(letter)
        data = value.to_bytes(22, "big")
    except (ValueError, OverflowError):
        data = b""
    tag = data[:20]
    if len(data) != 22 or data[20:] != crc16(tag).to_bytes(2, "little"):
        raise ValueError("Invalid Mochimo address or bad checksum")
    address = "0x" + tag.hex()
    if to_base58(address) != text:
        raise ValueError("Invalid Mochimo address or bad checksum")
    return address


print(to_base58("0x3f1fba7025c7d37470e7260117a72b7de9f5ca59"))
print(to_hex("J8gqYehTJhJWrfcUd766sUQ8THktNs"))
