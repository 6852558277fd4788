package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	api           = "https://api.mochimo.org"
	confirmations = 10 // the block itself counts as the first
	interval      = 10 * time.Second
	stateFile     = "deposits.json" // in production, use a database table
)

// Your customers’ addresses in lower-case hex, or one address if you use memos.
var ours = map[string]bool{"0x9f810c2447a76e93b17ebff96c0b29952e4355f1": true}

// Your customers by memo. If each has an address instead, use the address as the key.
var customers = map[string]string{"ACME-100234": "customer 100234"}

var hexAddress = regexp.MustCompile("^0x[0-9a-f]{40}$")

type deposit struct {
	ID       string `json:"id"`
	Address  string `json:"address"`
	Amount   uint64 `json:"amount,string"` // nanoMCM
	Memo     string `json:"memo"`
	Customer string `json:"customer"`
	Block    string `json:"block,omitempty"`
}

type scanned struct {
	Index    int64     `json:"index"`
	Hash     string    `json:"hash"`
	Parent   string    `json:"parent"`
	Deposits []deposit `json:"deposits"`
}

// state is the stored state.
type state struct {
	// Oldest first, each the parent of the next one. The first is confirmed; the others and their
	// deposits are pending.
	Blocks []scanned `json:"blocks"`
	// All credited deposits, by id.
	Credited map[string]deposit `json:"credited"`
}

func load() (state, error) {
	stored := state{Credited: map[string]deposit{}}
	content, err := os.ReadFile(stateFile)
	if errors.Is(err, fs.ErrNotExist) {
		return stored, nil
	}
	if err == nil {
		err = json.Unmarshal(content, &stored)
	}
	return stored, err
}

// save replaces the file atomically, so that a crash leaves either the old or the new state.
func save(stored state) error {
	content, err := json.Marshal(stored)
	if err != nil {
		return err
	}
	file, err := os.Create(stateFile + ".new")
	if err != nil {
		return err
	}
	if _, err = file.Write(content); err == nil {
		err = file.Sync()
	}
	if closed := file.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(stateFile+".new", stateFile)
	}
	return err
}

type identifier struct {
	Index int64  `json:"index"`
	Hash  string `json:"hash"`
}

type response struct {
	Code    *int   `json:"code"`
	Message string `json:"message"`
	// From /network/status
	Tip  identifier `json:"current_block_identifier"`
	Sync struct {
		Synced bool `json:"synced"`
	} `json:"sync_status"`
	// From /block
	Block struct {
		Identifier   identifier `json:"block_identifier"`
		Parent       identifier `json:"parent_block_identifier"`
		Transactions []struct {
			Identifier identifier `json:"transaction_identifier"`
			Operations []struct {
				Type    string `json:"type"`
				Account struct {
					Address string `json:"address"`
				} `json:"account"`
				Amount struct {
					Value string `json:"value"`
				} `json:"amount"`
				Metadata struct {
					Memo string `json:"memo"`
				} `json:"metadata"`
			} `json:"operations"`
		} `json:"transactions"`
	} `json:"block"`
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

// readBlock returns the block at a height with the deposits to our addresses.
func readBlock(height int64) (scanned, error) {
	result, err := call("/block", map[string]any{"block_identifier": map[string]any{"index": height}})
	if err != nil {
		return scanned{}, err
	}
	block := result.Block
	if block.Identifier.Index != height {
		return scanned{}, fmt.Errorf("the server returned block %d instead of %d", block.Identifier.Index, height)
	}
	found := scanned{Index: height, Hash: block.Identifier.Hash, Parent: block.Parent.Hash}
	for _, transaction := range block.Transactions {
		destination := -1
		for _, operation := range transaction.Operations {
			if operation.Type != "DESTINATION_TRANSFER" {
				continue
			}
			destination++
			address := strings.ToLower(operation.Account.Address)
			if !ours[address] {
				continue
			}
			amount, err := strconv.ParseUint(operation.Amount.Value, 10, 64)
			if err != nil {
				return found, err
			}
			memo := strings.TrimRight(operation.Metadata.Memo, "\x00")
			customer, known := customers[memo]
			if !known {
				customer = "unknown customer" // a person has to find out whose deposit it is
			}
			found.Deposits = append(found.Deposits, deposit{
				// Stays the same if the transaction is mined again in another block.
				ID:       fmt.Sprintf("%s:%d", transaction.Identifier.Hash, destination),
				Address:  address,
				Amount:   amount,
				Memo:     memo,
				Customer: customer,
			})
		}
	}
	return found, nil
}

func report(what string, deposits []deposit) {
	for _, each := range deposits {
		fmt.Println(what, each.ID, each.Address, each.Amount, each.Memo, each.Customer)
	}
}

// update follows the chain to the tip. After an error, the next round continues from the file.
func update() error {
	status, err := call("/network/status", map[string]any{})
	if err != nil {
		return err
	}
	if !status.Sync.Synced {
		return errors.New("the server is synchronizing")
	}
	tip := status.Tip
	stored, err := load()
	if err != nil {
		return err
	}
	if len(stored.Blocks) == 0 {
		first, err := readBlock(tip.Index - confirmations + 1)
		if err != nil {
			return err
		}
		stored.Blocks = []scanned{first}
	}
	latest := func() scanned { return stored.Blocks[len(stored.Blocks)-1] }

	// Walk back to the last block that is in the chain.
	for last := latest(); last.Hash != tip.Hash; last = latest() {
		if last.Index <= tip.Index {
			current, err := readBlock(last.Index)
			if err != nil {
				return err
			}
			if current.Hash == last.Hash {
				break
			}
		}
		if len(stored.Blocks) == 1 {
			if last.Index > tip.Index {
				return errors.New("the server is behind")
			}
			// Needs manual review.
			log.Fatalf("Confirmed block %d was orphaned", last.Index)
		}
		stored.Blocks = stored.Blocks[:len(stored.Blocks)-1]
		if err := save(stored); err != nil {
			return err
		}
		report("lost", last.Deposits)
	}

	for len(stored.Blocks) > confirmations || latest().Index < tip.Index {
		if len(stored.Blocks) > confirmations {
			// The second block has enough confirmations. Check that it is still in the chain, then credit.
			deep := stored.Blocks[1]
			if len(deep.Deposits) > 0 {
				current, err := readBlock(deep.Index)
				if err != nil {
					return err
				}
				if current.Hash != deep.Hash {
					return fmt.Errorf("block %d was replaced", deep.Index)
				}
			}
			var fresh []deposit
			for _, each := range deep.Deposits {
				if _, known := stored.Credited[each.ID]; known {
					continue
				}
				each.Block = deep.Hash
				stored.Credited[each.ID] = each
				fresh = append(fresh, each)
			}
			stored.Blocks = stored.Blocks[1:]
			if err := save(stored); err != nil {
				return err
			}
			report("confirmed", fresh)
		} else {
			last := latest()
			next, err := readBlock(last.Index + 1)
			if err != nil {
				return err
			}
			if next.Parent != last.Hash {
				return fmt.Errorf("block %d was replaced", last.Index)
			}
			stored.Blocks = append(stored.Blocks, next)
			if err := save(stored); err != nil {
				return err
			}
			report("seen", next.Deposits)
		}
	}
	return nil
}

func main() {
	for address := range ours {
		if !hexAddress.MatchString(address) {
			log.Fatalf("Not a hex address: %s", address)
		}
	}
	for ; ; time.Sleep(interval) {
		if err := update(); err != nil {
			fmt.Fprintln(os.Stderr, err, "- retrying")
		}
	}
}
