import { clamp } from '../geometry/clamp.ts'

/** 0–1 each; beyond it where no screen shows the colour. */
export type Channels = readonly [red: number, green: number, blue: number]

const linearOf = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const channelOf = (linear: number): number => {
  const size = Math.abs(linear)
  return size <= 0.0031308 ? linear * 12.92 : Math.sign(linear) * (1.055 * size ** (1 / 2.4) - 0.055)
}

/** Linear light of channels as a screen has them. */
export const linearOfChannels = ([r, g, b]: Channels): Channels => [linearOf(r), linearOf(g), linearOf(b)]

/** Channels of a screen for linear light. */
export const channelsOfLinear = ([r, g, b]: Channels): Channels => [channelOf(r), channelOf(g), channelOf(b)]

/** Linear light of `#rrggbb`. */
export function linearOfHex(hex: string): Channels {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return linearOfChannels([at(1), at(3), at(5)])
}

/** `#rrggbb`; what lies beyond a channel is cut off. */
export function hexOfChannels(channels: Channels): string {
  const digits = (channel: number) =>
    Math.round(clamp(channel, 0, 1) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(digits).join('')}`
}
