package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

const (
	api        = "https://api.mochimo.org"
	remembered = 100 // blocks; the deepest reorg it can handle
	interval   = 10 * time.Second
)

type identifier struct {
	Index int64  `json:"index"`
	Hash  string `json:"hash"`
}

type block struct {
	Identifier identifier `json:"block_identifier"`
	Parent     identifier `json:"parent_block_identifier"`
}

type response struct {
	Code    *int       `json:"code"`
	Message string     `json:"message"`
	Tip     identifier `json:"current_block_identifier"` // from /network/status
	Sync    struct {
		Synced bool `json:"synced"`
	} `json:"sync_status"`
	Block block `json:"block"` // from /block
}

var client = http.Client{Timeout: 30 * time.Second}

func call(path string, body map[string]any) (result response, err error) {
	body["network_identifier"] = map[string]string{"blockchain": "mochimo", "network": "mainnet"}
	content, err := json.Marshal(body)
	if err != nil {
		return result, err
	}
	reply, err := client.Post(api+path, "application/json", bytes.NewReader(content))
	if err != nil {
		return result, err
	}
	defer reply.Body.Close()
	if reply.StatusCode != http.StatusOK {
		return result, fmt.Errorf("HTTP %s", reply.Status)
	}
	if err = json.NewDecoder(reply.Body).Decode(&result); err == nil && result.Code != nil {
		err = fmt.Errorf("%d: %s", *result.Code, result.Message)
	}
	return result, err
}

func readBlock(height int64) (block, error) {
	result, err := call("/block", map[string]any{"block_identifier": map[string]any{"index": height}})
	if err == nil && result.Block.Identifier.Index != height {
		err = fmt.Errorf("the server returned block %d instead of %d", result.Block.Identifier.Index, height)
	}
	return result.Block, err
}

// Oldest first, each the parent of the next one. Store it to resume after a restart.
var blocks []identifier

func update() error {
	status, err := call("/network/status", map[string]any{})
	if err != nil {
		return err
	}
	if !status.Sync.Synced {
		return errors.New("the server is synchronizing")
	}
	tip := status.Tip
	if len(blocks) == 0 {
		first, err := readBlock(tip.Index - 10)
		if err != nil {
			return err
		}
		blocks = append(blocks, first.Identifier)
	}
	latest := func() identifier { return blocks[len(blocks)-1] }

	// Walk back to the last block that is in the chain.
	for last := latest(); last.Hash != tip.Hash; last = latest() {
		if last.Index <= tip.Index {
			current, err := readBlock(last.Index)
			if err != nil {
				return err
			}
			if current.Identifier.Hash == last.Hash {
				break
			}
		}
		if len(blocks) == 1 {
			if last.Index > tip.Index {
				return errors.New("the server is behind")
			}
			log.Fatalf("Block %d and all later ones were orphaned", last.Index)
		}
		blocks = blocks[:len(blocks)-1]
		fmt.Println("block_removed", last.Index, last.Hash)
	}

	for latest().Index < tip.Index {
		last := latest()
		next, err := readBlock(last.Index + 1)
		if err != nil {
			return err
		}
		if next.Parent.Hash != last.Hash {
			return fmt.Errorf("block %d was replaced", last.Index)
		}
		blocks = append(blocks, next.Identifier)
		if len(blocks) > remembered {
			blocks = blocks[1:]
		}
		fmt.Println("block_added", next.Identifier.Index, next.Identifier.Hash)
	}
	return nil
}

func main() {
	for ; ; time.Sleep(interval) {
		if err := update(); err != nil {
			fmt.Fprintln(os.Stderr, err, "- retrying")
		}
	}
}
