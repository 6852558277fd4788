import '@mcm/ui/styles.css'
import { start } from './app/start'

void start(document)
