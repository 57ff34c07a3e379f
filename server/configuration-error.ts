/** A configuration that the server cannot start with; its message is for the operator. */
export class ConfigurationError extends Error {}
