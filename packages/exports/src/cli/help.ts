/** Text of `--help`. */
export const HELP = `mcm-exports: save Mochimo data as files

  mcm-exports richlist [--format csv|json|dat]        all accounts by balance
  mcm-exports block <number|hash|tip> [--format csv|json]
  mcm-exports address <address> [--format csv|json|koinly|cointracking|ledger|beancount]
                                                      every payment, latest first
  mcm-exports mempool                                 pending transactions, as JSON
  mcm-exports chain [--format parquet|csv|ndjson]     verified blocks as tables, in a folder
  mcm-exports summary <folder>                        the tables' summary, for a static site
  mcm-exports query <folder> <sql>                    the tables' rows, by SQL; needs DuckDB

  --endpoint <url>   API endpoint (default: https://api.mochimo.org)
  --format <format>  output format (default: csv)
  --out <file>       output file; - for standard output (default: named after its contents)
  --addresses <form> hex (default) or base58; for richlist and address
  --bom              start a CSV file with a byte order mark, for old versions of Excel
  --no-block-times   omit block times and mining fees from an address history; far fewer requests
  --fresh            start again instead of resuming an earlier run; for richlist, address and chain
  --quiet            print only errors
  --help, --version

For chain:
  --endpoint <url>   can be repeated, to read from several endpoints
  --out <folder>     output folder (default: mochimo-chain)
  --from, --to <n>   first and last block (default: the first one available, and the tip)
  --follow           keep going as new blocks arrive
  --verify <mode>    full (default), sample (proof of work of 1 in 64 blocks) or none
  --hex              store hashes and addresses in Parquet as hex instead of bytes
  --requests-per-second <n>   maximum for each endpoint (default: what it allows)

For query:
  --file <file>      read the SQL from a file
  --format <format>  table (default), csv or json

Options that a command can't use are rejected.

An interrupted run keeps its data in <file>.part; run the same command to resume.

Exit codes: 0 complete · 2 invalid command · 3 complete, but the ledger changed meanwhile ·
4 no such block · 5 endpoint failed · 6 file not written · 130 and 143 stopped · 1 anything else
`
