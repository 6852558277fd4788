import org.openapitools.client.ApiClient;
import org.openapitools.client.api.BlockApi;
import org.openapitools.client.api.NetworkApi;
import org.openapitools.client.api.SearchApi;
import org.openapitools.client.model.*;

/** Reads the devnet with the generated client, and prints what it got as JSON. */
public class Read {
  public static void main(String[] args) throws Exception {
    ApiClient api = new ApiClient();
    NetworkIdentifier mainnet = identifier("mainnet");

    NetworkStatusResponse status =
        new NetworkApi(api).networkStatus(new NetworkStatusRequest().networkIdentifier(mainnet));
    BlockResponse block =
        new BlockApi(api)
            .block(
                new BlockRequest()
                    .networkIdentifier(mainnet)
                    .blockIdentifier(
                        new BlockRequestBlockIdentifier()
                            .index(status.getCurrentBlockIdentifier().getIndex())));
    SearchTransactionsResponse search =
        new SearchApi(api)
            .searchTransactions(
                new SearchTransactionsRequest().networkIdentifier(mainnet).limit(3L));
    NetworkStatusResponse refusal =
        new NetworkApi(api)
            .networkStatus(new NetworkStatusRequest().networkIdentifier(identifier("elsewhere")));

    SearchTransaction first = search.getTransactions().get(0);
    Operation reward = block.getBlock().getTransactions().get(0).getOperations().get(0);
    System.out.printf(
        "{\"tip\":%d,\"stage\":\"%s\",\"timestamp\":%d,\"hash\":\"%s\",\"reward\":\"%s\","
            + "\"rows\":%d,\"total\":%d,\"next\":%d,\"id\":\"%s\",\"sent\":%d,"
            + "\"isError\":%b,\"code\":%d,\"message\":\"%s\"}%n",
        status.getCurrentBlockIdentifier().getIndex(),
        status.getSyncStatus().getStage(),
        block.getBlock().getTimestamp(),
        block.getBlock().getBlockIdentifier().getHash(),
        reward.getAmount().getValue(),
        search.getTransactions().size(),
        search.getTotalCount(),
        search.getNextOffset(),
        first.getTransactionIdentifier().getHash(),
        first.getMetadata().getSendTotal(),
        status.getCode() != null,
        refusal.getCode(),
        refusal.getMessage());
  }

  private static NetworkIdentifier identifier(String network) {
    return new NetworkIdentifier()
        .blockchain(NetworkIdentifier.BlockchainEnum.MOCHIMO)
        .network(network);
  }
}
