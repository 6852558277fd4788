package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
)

const (
	api     = "https://api.mochimo.org"
	address = "0x371c388eba10f265c648008e1ad2c94e680c0f4a"
	network = `"network_identifier": { "blockchain": "mochimo", "network": "mainnet" }`
)

type response struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Tip     struct {
		Index int `json:"index"`
	} `json:"current_block_identifier"`
	Transactions []struct {
		Block struct {
			Index int `json:"index"`
		} `json:"block_identifier"`
		Transaction struct {
			Hash string `json:"hash"`
		} `json:"transaction_identifier"`
	} `json:"transactions"`
	NextOffset *int `json:"next_offset"`
}

func post(path, body string) response {
	reply, err := http.Post(api+path, "application/json", strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	defer reply.Body.Close()
	var result response
	if err := json.NewDecoder(reply.Body).Decode(&result); err != nil {
		panic(err)
	}
	if result.Code != 0 {
		panic(fmt.Sprintf("%d: %s", result.Code, result.Message))
	}
	return result
}

func main() {
	// Fix the height, so that new blocks don’t move rows to other pages.
	tip := post("/network/status", "{"+network+"}").Tip.Index

	for offset := new(int); offset != nil; {
		page := post("/search/transactions", fmt.Sprintf(
			`{%s, "address": "%s", "max_block": %d, "limit": 100, "offset": %d}`,
			network, address, tip, *offset,
		))
		for _, row := range page.Transactions {
			fmt.Println(row.Block.Index, row.Transaction.Hash)
		}
		// Don’t add the limit to the offset, because the server may return fewer rows.
		offset = page.NextOffset
		if len(page.Transactions) == 0 {
			offset = nil
		}
	}
}
