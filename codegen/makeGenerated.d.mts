export declare const uncommittedFiles: readonly string[]
export declare function makeGenerated(root: string): void
