/**
 * Words and phrases to avoid, and what to write instead.
 *
 * `avoid` is a regular expression without its word boundaries: it is matched against whole words, in
 * any letter case, and its spaces also match a line break. `use` is the hint the linter prints.
 *
 * @type {readonly { avoid: string, use: string }[]}
 */
export const words = [
  // Requests and responses
  {
    avoid: '(?<!questions and )answer(s|ed|ing)?(?! questions)',
    use: 'response; "returns", "responds"',
  },
  { avoid: '(kinds? of|too many) questions?', use: 'request' },
  { avoid: '(asks?|asked|asking) (for )?(a pause|again)', use: '"rate limited"; "retries"' },
  { avoid: 'repetitions?', use: 'retry' },
  { avoid: 'time-outs?', use: 'timeout' },
  { avoid: 'refus(es|ed|ing)(?! to)', use: 'rejects; "doesn’t accept"' },
  { avoid: 'what (it|he|she|they|you) asked( for)?', use: 'name it: the requested block' },
  { avoid: '\\d+ an? (second|minute|hour|day)', use: 'per second, per minute' },

  // The chain
  { avoid: 'newest', use: 'latest; for a block, "tip"' },
  { avoid: '(in|out of) step', use: '"in sync", "synced"; "out of sync"' },
  { avoid: 'reorgani[sz]ations? of the chain', use: 'reorg' },
  { avoid: 'MCM \\d[\\d,.]*', use: 'the number first: "1.5 MCM"' },
  {
    avoid:
      'the (hash|height|number|time|header|miner|reward) of (the|a|its|this) (block|transaction)',
    use: 'the modifier first: "the block hash"',
  },

  // Personified software and moral verbs
  {
    avoid:
      '(servers?|endpoints?|nodes?|API|client|library|explorer|index|browser) (asks?|tells?|told|promises?|knows?|knew|wants?|believes?|thinks?|hears?|refuses?|lies|says?|said|forgets?|forgot)',
    use: '"returns", "reports", "contains", "keeps"',
  },
  { avoid: '(is|are|was|were|be) (believed|heard|told)', use: '"is trusted", "is reported"' },
  { avoid: 'nobody|everybody|somebody|whoever', use: 'name who; or leave it out' },
  { avoid: 'strangers?', use: 'another user, another program' },
  { avoid: 'wish(es|ed)?', use: 'option, limit, request' },
  { avoid: 'mend(s|ed|ing)?', use: 'fix' },
  { avoid: 'hostile', use: 'malicious, malformed' },

  // Phrases that read as translated
  { avoid: 'by (it|them|our|your)sel(f|ves)', use: 'automatically' },
  { avoid: 'at once', use: 'immediately; "at the same time"' },
  { avoid: 'anew', use: 'again' },
  { avoid: 'once more', use: 'again' },
  { avoid: 'lately', use: 'recently' },
  { avoid: 'so long as', use: 'as long as; while' },
  { avoid: '(tell|tells|told|telling)( \\w+)? apart', use: 'distinguish' },
  { avoid: '(as|like) (it|they) (is|are|was|were|stands?)(?! )', use: 'unchanged; as is' },
  { avoid: 'letter for letter', use: 'exactly' },
  { avoid: 'such an?', use: 'name it: "a 429 response"' },
  { avoid: 'for which', use: 'restructure: subject first' },
  { avoid: '(that|this) is what', use: 'restructure: subject first' },
  { avoid: '(is|are|was|were) the ones? that|the ones? (who|which|of)', use: 'name it' },
  { avoid: 'in turn', use: 'one after another; or leave it out' },
  { avoid: '(is|are|was|were|does|do|can) no more|no more(?=[.,;])', use: 'no longer' },
  { avoid: '(?<!there )(is|are|was|were) no(?! longer)', use: '"isn’t a"; "there is no"' },
  { avoid: '(?<!there )(is|are) none', use: '"isn’t a …"; "has no …"' },
  { avoid: '(goes|go|went|going) on', use: 'continues' },
  { avoid: '(comes?|came|coming) (back|about|of it)', use: '"is returned"; "happens"' },
  { avoid: '(hands?|handed|gives?|gave) (back|over)', use: 'returns; passes' },
  { avoid: 'stands?', use: '"is"; "represents"; "appears"' },
  {
    avoid: 'lies (above|at|back|before|below|beside|behind|beyond|in|outside|under|within)',
    use: 'is',
  },
  { avoid: 'stays? where (it|they) (is|are)', use: '"stays unchanged"; "is final"' },
  { avoid: 'bears?', use: '"has", "carries"' },
  { avoid: 'speaks?', use: '"supports", "implements"' },
  { avoid: 'to the eye', use: 'visually; on screen' },
  {
    avoid: "(needn’t|needn't|shan’t|ought|lest|thereof|therein|whereupon|hitherto)",
    use: 'plain words',
  },
  { avoid: '(checks?|tests?|proofs?) holds?', use: 'passes' },
  { avoid: '(look|looks|looked|looking) the (\\w+ )?\\w+ up', use: '"look up the hash"' },
  { avoid: 'can not', use: "can't; cannot" },

  // Tone
  { avoid: 'please', use: 'leave it out' },
  { avoid: 'sorry|oops|whoops', use: 'say what happened, then what to do' },
  { avoid: 'simply|obviously|of course', use: 'leave it out' },

  // American spelling
  {
    avoid: '(\\w*)(col|behavi|hon|neighb|fav|flav|harb|lab)our\\w*',
    use: 'American spelling: -or',
  },
  { avoid: 'licences?', use: 'license' },
  { avoid: 'catalogues?', use: 'catalog' },
  { avoid: 'greys?|greyed', use: 'gray' },
  { avoid: '(centre|fibre|metre)s?', use: 'American spelling: -er' },
  {
    avoid: '(cancell|labell|signall|modell|travell|levell|marshall)(ed|ing)',
    use: 'one l: "canceled"',
  },
  {
    avoid: '(artefact|defence|offence|programme|judgement|whilst|amongst)s?',
    use: 'American spelling',
  },
  {
    avoid:
      '\\w*(normal|recogn|organ|serial|initial|minim|maxim|optim|summar|author|synchron|final|real|categor|custom|capital|util|special|stabil|sanit|prior|memor|visual|token|random|local|penal|apolog|critic|emphas|standard)is(e|es|ed|ing|ation|ations|er|ers)',
    use: 'American spelling: -ize',
  },
  { avoid: '(analys|paralys)(e|es|ed|ing)', use: 'American spelling: -yze' },
]
