import type { Block } from '@mcm/rosetta-client'
import { Button } from '@mcm/ui/button'
import { Row } from '@mcm/ui/layout'
import { Heading, Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { messages } from './messages'
import { ReplayStage } from './replay-stage'
import { stepsOf } from './steps'
import { REDUCED_MOTION, useSteps } from './use-steps'
import { workTraceQuery } from './work-trace-query'
import type { WorkTrace } from '@mcm/proof'
import styles from './replay.module.css'

/** Repeats the proof of work in the worker and shows its steps one after another. */
export default function ProofReplay({ block }: { block: Block }) {
  const { data, isError, refetch } = useQuery(workTraceQuery(useEndpoint(), block))
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that opened the replay is gone.
    section.current?.focus({ preventScroll: true })
    // Only once, so that it never works against a visitor who scrolls.
    const behavior = matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth'
    section.current?.scrollIntoView({ behavior })
  }, [])
  return (
    <section ref={section} tabIndex={-1} aria-label={messages.title} className={styles['replay']}>
      <Heading level={3}>{messages.title}</Heading>
      {data ? (
        <Replay trace={data} />
      ) : isError ? (
        <>
          <p role="alert">{messages.failed}</p>
          <Button onClick={() => void refetch()}>{messages.again}</Button>
        </>
      ) : (
        <Text as="p" tone="soft" role="status" measured>
          {data === null ? messages.none : messages.working}
        </Text>
      )}
    </section>
  )
}

function Replay({ trace }: { trace: WorkTrace }) {
  const steps = stepsOf(trace)
  const { at, isPlaying, isLast, canPlay, toggle, next, restart } = useSteps(steps.length)
  const step = steps[at]
  return (
    <>
      <Row role="group" aria-label={messages.controls} gap={2} align="center">
        {canPlay && (
          <Button aria-disabled={isLast} onClick={toggle}>
            {isPlaying ? messages.pause : messages.play}
          </Button>
        )}
        <Button aria-disabled={isLast} onClick={next}>
          {messages.next}
        </Button>
        <Button onClick={restart}>{messages.restart}</Button>
        <Text size={13} tone="soft">
          {messages.progress(at + 1, steps.length)}
        </Text>
      </Row>
      <Text as="p" role="status" measured className={styles['said']}>
        {step?.words}
      </Text>
      {step && <ReplayStage trace={trace} step={step} />}
    </>
  )
}
