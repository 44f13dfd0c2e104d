/** A plugin threw where it must not. Its tool is switched off; the design is as it was. */
export interface PluginFault {
  readonly plugin: string
  readonly during: 'edit' | 'draw' | 'panel' | 'pattern'
  readonly message: string
}
