package main

import (
	"fmt"
	"math/big"
	"strings"
)

// formatMcm formats nanoMCM as MCM. Don’t use float64, which is inexact above 9,007,199 MCM.
func formatMcm(nanoMcm string) (string, error) {
	value, ok := new(big.Int).SetString(nanoMcm, 10)
	if !ok {
		return "", fmt.Errorf("not an integer: %q", nanoMcm)
	}
	sign := ""
	if value.Sign() < 0 {
		sign = "-"
	}
	digits := fmt.Sprintf("%010s", value.Abs(value).String())
	return sign + digits[:len(digits)-9] + "." + digits[len(digits)-9:], nil
}

func parseMcm(text string) (*big.Int, error) {
	whole, fraction, _ := strings.Cut(text, ".")
	if len(fraction) > 9 {
		return nil, fmt.Errorf("an amount has at most 9 decimals: %q", text)
	}
	value, ok := new(big.Int).SetString(whole+fraction+strings.Repeat("0", 9-len(fraction)), 10)
	if !ok {
		return nil, fmt.Errorf("not an amount: %q", text)
	}
	return value, nil
}

func main() {
	text, err := formatMcm("18912020126991584")
	if err != nil {
		panic(err)
	}
	fmt.Println(text)
	value, err := parseMcm("0.0000005")
	if err != nil {
		panic(err)
	}
	fmt.Println(value)
}
