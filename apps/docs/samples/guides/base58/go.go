package main

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math/big"
	"strings"
)

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

var errInvalid = errors.New("Invalid Mochimo address or bad checksum")

// crc16 is CRC-16/XMODEM: polynomial 0x1021, initial value 0.
func crc16(data []byte) (crc uint16) {
	for _, b := range data {
		crc ^= uint16(b) << 8
		for bit := 0; bit < 8; bit++ {
			if crc&0x8000 != 0 {
				crc = crc<<1 ^ 0x1021
			} else {
				crc <<= 1
			}
		}
	}
	return crc
}

func toBase58(address string) (string, error) {
	tag, err := hex.DecodeString(strings.TrimPrefix(address, "0x"))
	if err != nil || len(tag) != 20 {
		return "", errors.New("expected 0x and 40 hex digits")
	}
	crc := crc16(tag)
	data := append(tag, byte(crc), byte(crc>>8)) // low byte first
	var text []byte
	base, digit := big.NewInt(58), new(big.Int)
	for rest := new(big.Int).SetBytes(data); rest.Sign() > 0; {
		rest.DivMod(rest, base, digit)
		text = append([]byte{alphabet[digit.Int64()]}, text...)
	}
	for _, b := range data {
		if b != 0 {
			break
		}
		text = append([]byte{'1'}, text...)
	}
	return string(text), nil
}

func toHex(text string) (string, error) {
	value, base := new(big.Int), big.NewInt(58)
	for _, letter := range text {
		digit := strings.IndexRune(alphabet, letter)
		if digit < 0 {
			return "", errInvalid
		}
		value.Mul(value, base).Add(value, big.NewInt(int64(digit)))
	}
	if value.BitLen() > 22*8 {
		return "", errInvalid
	}
	data := value.FillBytes(make([]byte, 22))
	crc := crc16(data[:20])
	address := "0x" + hex.EncodeToString(data[:20])
	again, _ := toBase58(address)
	if data[20] != byte(crc) || data[21] != byte(crc>>8) || again != text {
		return "", errInvalid
	}
	return address, nil
}

func main() {
	text, err := toBase58("0x3f1fba7025c7d37470e7260117a72b7de9f5ca59")
	if err != nil {
		panic(err)
	}
	fmt.Println(text)
	address, err := toHex("J8gqYehTJhJWrfcUd766sUQ8THktNs")
	if err != nil {
		panic(err)
	}
	fmt.Println(address)
}
