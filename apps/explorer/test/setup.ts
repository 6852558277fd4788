import '@mcm/ui/styles.css'
import { installMatchers } from './matchers'
import { installNetwork } from './network'

installMatchers()
installNetwork()
