import styles from './replay.module.css'

/** Bytes in a row and rows of the image: a tile has 1,024 bytes. */
const SIDE = 32

/** A tile, drawn with one gray square for each byte. */
export function TileImage({ bytes }: { bytes: Uint8Array }) {
  const draw = (canvas: HTMLCanvasElement | null) => {
    const context = canvas?.getContext('2d')
    if (!context) return
    const image = context.createImageData(SIDE, SIDE)
    bytes.forEach((byte, at) => image.data.set([byte, byte, byte, 255], 4 * at))
    context.putImageData(image, 0, 0)
  }
  return (
    <canvas ref={draw} width={SIDE} height={SIDE} aria-hidden="true" className={styles['image']} />
  )
}
