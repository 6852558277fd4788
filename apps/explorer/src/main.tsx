import '@mcm/ui/styles.css'
import './app/no-script.css'
import { start } from './app/start'

void start(document)
