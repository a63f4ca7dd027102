// Generated from openapi/direct-mail.yaml by "npm run generate". Do not edit.
/**
 * Every limit, default and pattern of the document: of a component, of a component's property, of an operation's
 * parameter, and those of the service that no schema holds. Lengths are in code points.
 */
export const limits = {
  "components": {
    "DateOrDateTime": {
      "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?$"
    },
    "DateTime": {
      "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$"
    },
    "EmailAddress": {
      "pattern": "^[^\\s@]+@[^\\s@]+$"
    },
    "EmailSha256": {
      "minLength": 64,
      "maxLength": 64,
      "pattern": "^[0-9A-Fa-f]*$"
    },
    "PostalCode": {
      "minLength": 3,
      "pattern": "^\\s*\\S[\\s\\S]+\\S\\s*$"
    },
    "ZipCode": {
      "pattern": "^\\s*(?:[0-9]{5}(?:-?[0-9]{4})?)?\\s*$"
    },
    "DecimalAmount": {
      "pattern": "^[0-9]+(?:\\.[0-9]+)?$"
    },
    "CurrencyCode": {
      "minLength": 3,
      "maxLength": 3,
      "pattern": "^[A-Za-z]*$"
    },
    "CountryCode": {
      "minLength": 3,
      "maxLength": 3,
      "pattern": "^[A-Za-z]*$"
    },
    "MailingDateField": {
      "default": "created_at"
    },
    "Metadata": {
      "maxProperties": 10,
      "propertyNames": {
        "maxLength": 40
      },
      "additionalProperties": {
        "maxLength": 200
      }
    },
    "MetadataValue": {
      "maxLength": 200
    }
  },
  "properties": {
    "CreateMailingRequest": {
      "campaign_id": {
        "minLength": 1
      }
    },
    "Order": {
      "order_id": {
        "minLength": 1
      },
      "currency": {
        "minLength": 3,
        "maxLength": 3,
        "default": "USD"
      },
      "customer_email_sha256": {
        "minLength": 64,
        "maxLength": 64
      },
      "metadata": {
        "maxProperties": 10,
        "propertyNames": {
          "maxLength": 40
        },
        "additionalProperties": {
          "maxLength": 200
        }
      }
    },
    "OrderUpdate": {
      "currency": {
        "minLength": 3,
        "maxLength": 3
      },
      "customer_email_sha256": {
        "minLength": 64,
        "maxLength": 64
      },
      "metadata": {
        "maxProperties": 10,
        "propertyNames": {
          "maxLength": 40
        },
        "additionalProperties": {
          "maxLength": 200
        }
      }
    },
    "OrderAddress": {
      "country": {
        "minLength": 3,
        "maxLength": 3,
        "default": "USA"
      }
    },
    "OrderItem": {
      "identifier": {
        "minLength": 1,
        "pattern": "\\S"
      },
      "metadata": {
        "maxProperties": 10,
        "propertyNames": {
          "maxLength": 40
        },
        "additionalProperties": {
          "maxLength": 200
        }
      }
    },
    "Metadata": {
      "promo_code": {
        "maxLength": 200
      }
    },
    "OrderRecord": {
      "metadata": {
        "maxProperties": 10,
        "propertyNames": {
          "maxLength": 40
        },
        "additionalProperties": {
          "maxLength": 200
        }
      }
    },
    "Audience": {
      "member_count": {
        "minimum": 0
      }
    },
    "AudienceMemberRequest": {
      "email_sha256": {
        "minLength": 64,
        "maxLength": 64
      }
    },
    "DataSubjectRequest": {
      "subject_request_id": {
        "pattern": "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-4[0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}$"
      },
      "subject_identities": {
        "minItems": 1
      }
    },
    "CampaignStats": {
      "circulation": {
        "minimum": 0
      },
      "spend": {
        "minimum": 0
      }
    },
    "CampaignStatsPage": {
      "total_circulation": {
        "minimum": 0
      },
      "total_spend": {
        "minimum": 0
      },
      "total_campaign_count": {
        "minimum": 0
      },
      "page": {
        "minimum": 1
      },
      "total_pages": {
        "minimum": 0
      }
    },
    "StandardizedAddress": {
      "query_index": {
        "minimum": 0
      }
    },
    "AddressMetadata": {
      "latitude": {
        "minimum": -90,
        "maximum": 90
      },
      "longitude": {
        "minimum": -180,
        "maximum": 180
      }
    },
    "RateLimitError": {
      "retry_after": {
        "minimum": 0
      }
    }
  },
  "parameters": {
    "listCampaignMailings": {
      "page": {
        "minimum": 1,
        "default": 1
      },
      "per_page": {
        "minimum": 1,
        "maximum": 100,
        "default": 5
      },
      "start_date": {
        "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?$"
      },
      "end_date": {
        "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?$"
      },
      "date_field": {
        "default": "created_at"
      }
    },
    "listCampaignStats": {
      "start_date": {
        "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?$"
      },
      "end_date": {
        "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?$"
      },
      "page": {
        "minimum": 1,
        "maximum": 10000,
        "default": 1
      },
      "per_page": {
        "minimum": 1,
        "maximum": 30,
        "default": 25
      }
    },
    "getCampaignStats": {
      "start_date": {
        "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?$"
      },
      "end_date": {
        "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?$"
      }
    },
    "standardizeAddress": {
      "zip_code": {
        "pattern": "^\\s*(?:[0-9]{5}(?:-?[0-9]{4})?)?\\s*$"
      }
    }
  },
  "service": {
    "webhooks_per_account": 10,
    "webhook_retries": 10,
    "preview_lifetime_days": 30,
    "preview_image_width_pixels": 600,
    "standardize_batch_addresses": 1000,
    "body_bytes": 1048576
  }
} as const;
