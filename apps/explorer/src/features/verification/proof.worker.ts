import '@mcm/proof/worker'
