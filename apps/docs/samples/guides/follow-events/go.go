package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"
)

const (
	api    = "https://api.mochimo.org"
	window = 64 // rows that are read again: a removal rewrites an old row
)

type page struct {
	Code        int    `json:"code"`
	Message     string `json:"message"`
	MaxSequence int    `json:"max_sequence"`
	Events      []struct {
		Sequence int    `json:"sequence"`
		Type     string `json:"type"`
		Block    struct {
			Index int    `json:"index"`
			Hash  string `json:"hash"`
		} `json:"block_identifier"`
	} `json:"events"`
}

func events(offset, limit int) (answer page, err error) {
	body := fmt.Sprintf(`{
  "network_identifier": { "blockchain": "mochimo", "network": "mainnet" },
  "offset": %d, "limit": %d
}`, offset, limit)
	response, err := http.Post(api+"/events/blocks", "application/json", strings.NewReader(body))
	if err != nil {
		return answer, err
	}
	defer response.Body.Close()
	if err = json.NewDecoder(response.Body).Decode(&answer); err == nil && answer.Code != 0 {
		err = fmt.Errorf("%d: %s", answer.Code, answer.Message)
	}
	return answer, err
}

func main() {
	known := map[string]string{} // block hash -> last type seen
	newest := -1
	for ; ; time.Sleep(10 * time.Second) {
		if newest < 0 {
			first, err := events(0, 1)
			if err != nil {
				fmt.Println(err, "- trying again")
				continue
			}
			newest = first.MaxSequence
		}
		offset := newest - window
		if offset < 0 {
			offset = 0
		}
		for {
			next, err := events(offset, 100)
			if err != nil {
				fmt.Println(err, "- trying again from the same place")
				break
			}
			beganAnew := next.MaxSequence < newest-window
			newest = next.MaxSequence
			if beganAnew {
				known = map[string]string{}
				offset = 0
				continue
			}
			for _, event := range next.Events {
				if known[event.Block.Hash] == event.Type {
					continue
				}
				known[event.Block.Hash] = event.Type
				fmt.Println(event.Type, event.Block.Index, event.Block.Hash)
			}
			if len(next.Events) == 0 {
				break
			}
			offset = next.Events[len(next.Events)-1].Sequence + 1
		}
	}
}
