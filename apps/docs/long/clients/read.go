// Reads the devnet with the generated client, and prints what it got as JSON.
package main

import (
	"context"
	"encoding/json"
	"fmt"

	"example.org/me/mesh"
)

func main() {
	api := mesh.NewAPIClient(mesh.NewConfiguration())
	ctx := context.Background()
	mainnet := *mesh.NewNetworkIdentifier("mochimo", "mainnet")
	elsewhere := *mesh.NewNetworkIdentifier("mochimo", "elsewhere")

	status, _, err := api.NetworkAPI.NetworkStatus(ctx).
		NetworkStatusRequest(*mesh.NewNetworkStatusRequest(mainnet)).Execute()
	check(err)

	blockRequest := *mesh.NewBlockRequest(mainnet)
	blockRequest.SetBlockIdentifier(mesh.BlockRequestBlockIdentifier{
		Index: mesh.PtrInt64(status.CurrentBlockIdentifier.Index),
	})
	block, _, err := api.BlockAPI.Block(ctx).BlockRequest(blockRequest).Execute()
	check(err)

	searchRequest := *mesh.NewSearchTransactionsRequest(mainnet)
	searchRequest.SetLimit(3)
	search, _, err := api.SearchAPI.SearchTransactions(ctx).
		SearchTransactionsRequest(searchRequest).Execute()
	check(err)

	refusal, _, err := api.NetworkAPI.NetworkStatus(ctx).
		NetworkStatusRequest(*mesh.NewNetworkStatusRequest(elsewhere)).Execute()
	check(err)

	first := search.Transactions[0]
	reward := block.Block.Transactions[0].Operations[0]
	print, err := json.Marshal(map[string]any{
		"tip":       status.CurrentBlockIdentifier.Index,
		"stage":     *status.SyncStatus.Stage,
		"timestamp": block.Block.Timestamp,
		"hash":      block.Block.BlockIdentifier.Hash,
		"reward":    reward.Amount.Value,
		"rows":      len(search.Transactions),
		"total":     *search.TotalCount,
		"next":      *search.NextOffset.Get(),
		"id":        first.TransactionIdentifier.Hash,
		"sent":      *first.Metadata.Get().SendTotal,
		"isError":   status.Code != nil,
		"code":      *refusal.Code,
		"message":   *refusal.Message,
	})
	check(err)
	fmt.Println(string(print))
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
