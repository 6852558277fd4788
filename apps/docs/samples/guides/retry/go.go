package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const api = "https://api.mochimo.org"

// post makes one attempt. It returns whether to retry, and the minimum delay.
func post(path, body string) (result []byte, again bool, wait time.Duration, err error) {
	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Post(api+path, "application/json", strings.NewReader(body))
	if err != nil {
		return nil, true, 0, err
	}
	defer response.Body.Close()
	if response.StatusCode == http.StatusTooManyRequests {
		seconds, err := strconv.Atoi(response.Header.Get("Retry-After"))
		if err != nil {
			seconds = 60
		}
		return nil, true, time.Duration(seconds) * time.Second, fmt.Errorf("429: too many requests")
	}
	if response.StatusCode >= 400 {
		return nil, response.StatusCode >= 500, 0, fmt.Errorf("HTTP %s", response.Status)
	}
	result, err = io.ReadAll(response.Body)
	if err != nil {
		return nil, true, 0, err
	}
	var problem struct {
		Code    int    `json:"code"`
		Message string `json:"message"`
	}
	if err = json.Unmarshal(result, &problem); err != nil {
		return nil, false, 0, err
	}
	if problem.Code != 0 {
		// Regardless of "retriable". From the mempool calls, code 2 means that the mempool is empty.
		again = problem.Code == 9 || problem.Code == 2 && !strings.HasPrefix(path, "/mempool")
		return nil, again, 0, fmt.Errorf("%d: %s", problem.Code, problem.Message)
	}
	return result, false, 0, nil
}

func call(path, body string, attempts int) ([]byte, error) {
	for attempt := 1; ; attempt++ {
		result, again, wait, err := post(path, body)
		if err == nil || !again || attempt == attempts {
			return result, err
		}
		if backOff := time.Second << (attempt - 1); wait < backOff { // 1, 2, 4 seconds
			wait = backOff
		}
		time.Sleep(wait)
	}
}

func main() {
	body := `{ "network_identifier": { "blockchain": "mochimo", "network": "mainnet" } }`
	result, err := call("/network/status", body, 4)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(result))
}
