import { layOut, type SampleRequest } from './request'

/** A program for Go 1.18 or newer that needs nothing but the standard library. */
export function go(request: SampleRequest): string {
  const json = 'json' in request ? request.json : layOut(request.body, { indent: '\t', step: '\t' })
  return `package main

import (
	"fmt"
	"io"
	"net/http"
	"strings"
)

func main() {
	body := strings.NewReader(\`${json.replaceAll('`', '` + "`" + `')}\`)
	response, err := http.Post("${request.url}", "application/json", body)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(answer))
}`
}
