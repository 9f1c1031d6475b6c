// A style sheet, to a test: nothing.
export {};
