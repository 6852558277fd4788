package main

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log"
	"net/http"
	"os"
	"os/exec"
	"time"
)

const (
	api           = "http://localhost:8080" // npx @mcm/devnet
	confirmations = 10                      // the block itself counts as the first
	interval      = 10 * time.Second
	stateFile     = "withdrawal.json" // in production, use a database table
)

// The devnet’s faucet pays. Its seed is public; yours comes from your key store.
var masterSeed = hex.EncodeToString([]byte("MCM DEVNET FAUCET - NOT A SECRET"))

var payees = []destination{
	{Address: "J8gqYehTJhJWrfcUd766sUQ8THktNs", Amount: 5_000_000_000, Memo: "INV-42"},
	{Address: "kHtV35ttVpyiH42FePCiHo2iFmcJS3", Amount: 2_500_000_000, Memo: "INV-43"},
	{Address: "0x371c388eba10f265c648008e1ad2c94e680c0f4a", Amount: 1},
}

type object map[string]any

type destination struct {
	Address string `json:"address"`
	Amount  uint64 `json:"amount,string"` // nanoMCM
	Memo    string `json:"memo,omitempty"`
}

type signRequest struct {
	MasterSeed   string        `json:"masterSeed,omitempty"`
	SpendIndex   int           `json:"spendIndex"`
	Balance      string        `json:"balance"`
	Destinations []destination `json:"destinations"`
}

// state is the withdrawal. It is stored without the seed.
type state struct {
	Request *signRequest `json:"request"`
	Signed  *struct {
		ID          string `json:"id"`
		Transaction string `json:"signedTransaction"`
	} `json:"signed"`
}

type block struct {
	Index int    `json:"index"`
	Hash  string `json:"hash"`
}

// load returns the withdrawal that a previous run left unfinished.
func load() (stored state, err error) {
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
	if err != nil {
		return err
	}
	return os.Rename(stateFile+".new", stateFile)
}

var client = &http.Client{Timeout: 30 * time.Second}

func call(path string, body object, result any) error {
	body["network_identifier"] = object{"blockchain": "mochimo", "network": "mainnet"}
	content, err := json.Marshal(body)
	if err != nil {
		return err
	}
	reply, err := client.Post(api+path, "application/json", bytes.NewReader(content))
	if err != nil {
		return err
	}
	defer reply.Body.Close()
	if reply.StatusCode != http.StatusOK {
		return errors.New(reply.Status)
	}
	var raw json.RawMessage
	if err := json.NewDecoder(reply.Body).Decode(&raw); err != nil {
		return err
	}
	var failure struct {
		Code    int    `json:"code"`
		Message string `json:"message"`
	}
	if err := json.Unmarshal(raw, &failure); err != nil {
		return err
	}
	if failure.Code != 0 {
		return fmt.Errorf("%d: %s", failure.Code, failure.Message)
	}
	return json.Unmarshal(raw, result)
}

// keyTool derives keys and signs. The seed is passed over standard input, so no other process sees it.
func keyTool(command string, request, result any) error {
	input, err := json.Marshal(request)
	if err != nil {
		return err
	}
	process := exec.Command("npx", "--yes", "@mcm/address", command)
	process.Stdin = bytes.NewReader(input)
	process.Stderr = os.Stderr
	// After an error, the output is JSON, too.
	output, err := process.Output()
	var failure struct {
		Valid   bool   `json:"valid"`
		Code    string `json:"code"`
		Message string `json:"message"`
	}
	if json.Unmarshal(output, &failure) != nil {
		return fmt.Errorf("%s: %w", command, err)
	}
	if !failure.Valid {
		return fmt.Errorf("%s: %s", failure.Code, failure.Message)
	}
	return json.Unmarshal(output, result)
}

// prepare decides what to sign: with which key, from which balance, to whom.
func prepare() (*signRequest, error) {
	var account struct {
		Hex        string `json:"hex"`
		SpendIndex *int   `json:"spendIndex"`
	}
	if err := keyTool("account", object{"masterSeed": masterSeed}, &account); err != nil {
		return nil, err
	}
	var resolved struct {
		Result struct {
			Address string `json:"address"`
		} `json:"result"`
	}
	parameters := object{"tag": account.Hex}
	err := call("/call", object{"method": "tag_resolve", "parameters": parameters}, &resolved)
	if err != nil {
		return nil, err
	}
	request := object{"masterSeed": masterSeed, "ledgerAddress": resolved.Result.Address}
	if err := keyTool("account", request, &account); err != nil {
		return nil, err
	}
	// In a wallet, this must be the stored spend index. If it isn’t, don’t sign: see the wallet guide.
	if account.SpendIndex == nil {
		return nil, errors.New("no key of this seed matches the ledger address")
	}
	var funds struct {
		Balances []struct {
			Value string `json:"value"`
		} `json:"balances"`
	}
	identifier := object{"address": account.Hex}
	err = call("/account/balance", object{"account_identifier": identifier}, &funds)
	if err != nil {
		return nil, err
	}
	return &signRequest{
		SpendIndex:   *account.SpendIndex,
		Balance:      funds.Balances[0].Value,
		Destinations: payees,
	}, nil
}

// findBlock returns the block in the chain that contains a transaction.
func findBlock(id string) (*block, error) {
	var found struct {
		Transactions []struct {
			Block block `json:"block_identifier"`
		} `json:"transactions"`
	}
	identifier := object{"hash": id}
	err := call("/search/transactions", object{"transaction_identifier": identifier}, &found)
	if err != nil {
		return nil, err
	}
	for _, row := range found.Transactions {
		// After a reorg, the search still finds orphaned blocks.
		var current struct {
			Block struct {
				Identifier block `json:"block_identifier"`
			} `json:"block"`
		}
		err := call("/block", object{"block_identifier": object{"index": row.Block.Index}}, &current)
		if err != nil {
			return nil, err
		}
		if current.Block.Identifier.Hash == row.Block.Hash {
			return &row.Block, nil
		}
	}
	return nil, nil
}

// poll submits the transaction if it isn’t in the chain and the tip has changed. It returns the tip’s
// hash, and whether the transaction has enough confirmations.
func poll(stored state, previous string) (string, bool, error) {
	var status struct {
		Tip block `json:"current_block_identifier"`
	}
	if err := call("/network/status", object{}, &status); err != nil {
		return previous, false, err
	}
	found, err := findBlock(stored.Signed.ID)
	if err != nil {
		return previous, false, err
	}
	if found != nil {
		fmt.Println("in block", found.Index, found.Hash)
		return status.Tip.Hash, status.Tip.Index-found.Index+1 >= confirmations, nil
	}
	if status.Tip.Hash != previous {
		var ignored object
		body := object{"signed_transaction": stored.Signed.Transaction}
		if err := call("/construction/submit", body, &ignored); err != nil {
			return previous, false, err
		}
		fmt.Println("submitted", stored.Signed.ID)
	}
	return status.Tip.Hash, false, nil
}

func main() {
	stored, err := load()
	if err != nil {
		log.Fatal(err)
	}
	// A key may sign only once, so each step is stored before the next one.
	if stored.Request == nil {
		if stored.Request, err = prepare(); err != nil {
			log.Fatal(err)
		}
		if err := save(stored); err != nil {
			log.Fatal(err)
		}
	}
	if stored.Signed == nil {
		request := *stored.Request
		request.MasterSeed = masterSeed
		if err := keyTool("sign", request, &stored.Signed); err != nil {
			log.Fatal(err)
		}
		if err := save(stored); err != nil {
			log.Fatal(err)
		}
	}

	fmt.Println("signed", stored.Signed.ID)
	fmt.Println("waiting for", confirmations+1, "blocks, which are about 2 minutes apart")
	for previous := ""; ; time.Sleep(interval) {
		tip, confirmed, err := poll(stored, previous)
		if err != nil {
			log.Printf("%v. Retrying.", err)
			continue
		}
		if confirmed {
			break
		}
		previous = tip
	}
	fmt.Println("confirmed", stored.Signed.ID)
	// In production, keep the signed bytes: a deeper reorg may require them.
	if err := os.Remove(stateFile); err != nil {
		log.Fatal(err)
	}
}
