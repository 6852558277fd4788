import { startCopy } from '../features/copy/copy'
import { startExpand } from '../features/expand/expand'
import { startLanguage } from '../features/language/language'
import { startMenu } from '../features/menu/menu'
import { startOutline } from '../features/outline/outline'
import { startSearch } from '../features/search/open'
import { startServer } from '../features/server/start'
import { startTheme } from '../features/theme/theme'
import { startIslands } from './islands'

startLanguage()
startTheme()
startCopy()
startExpand()
startMenu()
startSearch()
startOutline()
startServer()
startIslands()
