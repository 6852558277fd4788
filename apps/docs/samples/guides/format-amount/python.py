from decimal import Decimal

# Don’t use float, which is inexact above 9,007,199 MCM.
def format_mcm(nano_mcm):
    return f"{Decimal(nano_mcm).scaleb(-9):.9f}"


def parse_mcm(text):
    value = Decimal(text).scaleb(9)
    if value != value.to_integral_value():
        raise ValueError("An amount has at most 9 decimals")
    return int(value)


print(format_mcm("18912020126991584"))
print(parse_mcm("0.0000005"))
