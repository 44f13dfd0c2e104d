import { defineConfig } from 'vitest/config'

/** One project per room of the house, so that each can be run alone: `npx vitest --project engine`. */
const project = (name: string, environment = 'node') => ({
  test: { name, environment, include: [`tests/${name}/**/*.test.{ts,tsx}`] },
})

export default defineConfig({
  test: {
    projects: [
      project('engine'),
      project('properties'),
      project('contracts'),
      project('recordings'),
      project('faults'),
      project('plugins'),
      project('app', 'happy-dom'),
      project('server'),
      project('house'),
    ],
  },
})
