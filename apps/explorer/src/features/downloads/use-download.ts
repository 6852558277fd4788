import { useEffect, useRef, useState } from 'react'
import type { DownloadOutcome, DownloadProgress, Save } from './download'

/**
 * The state of a download. In the state `halted`, a part failed to load. The data loaded so far is
 * kept, and the visitor decides how to continue.
 */
export type DownloadState =
  | { step: 'idle' }
  | { step: 'running' | 'halted'; progress?: DownloadProgress | undefined }
  | { step: 'failed' }
  | ({ step: 'done'; progress: DownloadProgress } & Required<Omit<DownloadOutcome, 'result'>>)

interface Run {
  save: Save
  controller: AbortController
  /** Resolves a halted run. */
  decide: (again: boolean) => void
}

const idle: DownloadState = { step: 'idle' }

/**
 * Manages one download at a time, with its state and actions. Leaving the page cancels the
 * download.
 */
export function useDownload() {
  const [state, setState] = useState<DownloadState>(idle)
  const current = useRef<Run>(undefined)

  useEffect(() => () => stop(current.current), [])

  const start = async (save: Save) => {
    stop(current.current)
    const run: Run = { save, controller: new AbortController(), decide: () => {} }
    current.current = run
    let progress: DownloadProgress | undefined
    const show = (next: DownloadState) => {
      if (current.current === run) setState(next)
    }
    show({ step: 'running' })
    try {
      const {
        result,
        skipped = 0,
        replaced = [],
      } = await save({
        signal: run.controller.signal,
        onProgress(next) {
          progress = next
          show({ step: 'running', progress })
        },
        async onHalt() {
          show({ step: 'halted', progress })
          const again = await new Promise<boolean>((resolve) => (run.decide = resolve))
          if (again) show({ step: 'running', progress })
          return again
        },
      })
      show(result === 'saved' && progress ? { step: 'done', progress, skipped, replaced } : idle)
    } catch {
      show({ step: 'failed' })
    }
  }

  return {
    state,
    start: (save: Save) => void start(save),
    /** Retries the failed part, or the whole download if the run has ended. */
    tryAgain: () => {
      const run = current.current
      if (state.step === 'halted') run?.decide(true)
      else if (run) void start(run.save)
    },
    /** Cancels the download, leaves no partial file behind, and hides the status. */
    dismiss: () => {
      stop(current.current)
      current.current = undefined
      setState(idle)
    },
  }
}

function stop(run: Run | undefined): void {
  run?.controller.abort()
  run?.decide(false)
}

export type Download = ReturnType<typeof useDownload>
