import { story } from './story'

const [baseUrl = 'http://localhost:8080'] = process.argv.slice(2)
await story({ baseUrl, tell: (line) => void process.stdout.write(`${line}\n`) })
