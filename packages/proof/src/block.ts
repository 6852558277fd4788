/** The parts of a block answer that the checks read; `@mcm/rosetta-client`'s `Block` fits it. */
export interface Block {
  readonly block_identifier: BlockIdentifier
  readonly parent_block_identifier: BlockIdentifier
  /** Milliseconds. */
  readonly timestamp: number
  readonly transactions: readonly Transaction[]
  readonly metadata: {
    readonly block_size: number
    readonly difficulty: number
    readonly fee: number | bigint
    readonly haiku?: string | undefined
    readonly nonce: string
    readonly root: string
    /** Milliseconds. */
    readonly stime: number
    readonly tx_count: number
  }
}

export interface BlockIdentifier {
  readonly index: number
  readonly hash: string
}

export interface Transaction {
  readonly transaction_identifier: { readonly hash: string }
  readonly operations: readonly Operation[]
}

export interface Operation {
  readonly type: string
  readonly account: { readonly address: string }
  readonly amount: { readonly value: string }
  readonly metadata?:
    | {
        readonly change_address_hash?: string | undefined
        readonly change_amount?: string | undefined
        readonly from_address_hash?: string | undefined
        readonly source_amount?: string | undefined
      }
    | undefined
}
